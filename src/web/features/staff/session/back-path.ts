/** Screens of staff that a login may lead to. */
const STAFF_PATH = /^\/(?:desk|settings)(?:[/?]|$)/

/**
 * Returns the path in `?back=`, to which a login leads, if it is a screen of staff. An address of another site never is
 * one.
 * @example backPath('?back=%2Fdesk%3Fstate%3Dnew') // '/desk?state=new'
 */
export function backPath(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back') ?? ''
  if (!STAFF_PATH.test(back)) return undefined
  // As browsers resolve it: `/desk/..//other` is another page.
  const { origin, pathname } = new URL(back, 'http://site')
  return origin === 'http://site' && STAFF_PATH.test(pathname) ? back : undefined
}
