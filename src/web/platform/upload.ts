import { useSyncExternalStore } from 'react'

let share: number | null = null
const listeners = new Set<() => void>()

/** How much of the upload is sent, from 0 to 1; null where there is none. */
export function useUploadShare(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => share,
    () => null,
  )
}

/** `fetch` with upload progress, by XMLHttpRequest. */
export async function sendForm(method: string, url: string, headers: Headers, form: FormData): Promise<Response> {
  setShare(0)
  try {
    return await answerTo(method, url, headers, form)
  } finally {
    setShare(null)
  }
}

function answerTo(method: string, url: string, headers: Headers, form: FormData): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('The upload did not arrive.'))
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(request.responseText, { status: request.status, headers })
}

function setShare(next: number | null): void {
  share = next
  for (const listener of listeners) listener()
}
