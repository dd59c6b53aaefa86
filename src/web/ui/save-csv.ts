import { wordsOf } from '../platform/problem.ts'
import { saveFile } from '../platform/save-file.ts'
import { toast } from './toasts.tsx'

/** What is refused is said in passing. */
export async function saveCsv(asked: Promise<string>, name: string): Promise<void> {
  try {
    // Without a byte order mark spreadsheets take Bengali for Latin.
    saveFile(new Blob(['\ufeff', await asked], { type: 'text/csv;charset=utf-8' }), name)
  } catch (error) {
    toast('error', wordsOf(error))
  }
}
