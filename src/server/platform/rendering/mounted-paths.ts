import type { Http } from '../http/http.ts'

/**
 * Knows the routes that are mounted from now on: calls and files. A path of one segment is taken by itself, a folder with
 * all that is asked for in it, also what it does not hold.
 */
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
