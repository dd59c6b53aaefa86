import type { Http } from '../http/http.ts'

/** Paths of the calls and files mounted from now on: one segment by itself, a folder with whatever is asked for in it. */
export function watchMountedPaths(http: Http): (pathname: string) => boolean {
  const files = new Set<string>()
  const folders = new Set<string>()
  http.addHook('onRoute', ({ url }) => {
    const [, first = '', ...inside] = url.toLowerCase().split('/')
    if (inside.length > 0) folders.add(first)
    else files.add(url.toLowerCase())
  })
  return (pathname) => {
    const path = pathname.toLowerCase()
    return files.has(path) || folders.has(path.split('/')[1] ?? '')
  }
}
