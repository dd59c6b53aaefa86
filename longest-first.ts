import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest begin first: begun last, one of them would keep everybody waiting at the end. Without the results
 * of an earlier run Vitest knows of their sizes only.
 */
const LONGEST =
  /\/((office|screens|guards|hostile-html|checkout|import|market-day)\.e2e|(short|cut|hostile|server\/(shop|stop|who-may|workers))\.test)\b/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONGEST.test(moduleId))
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one))
  }
}
