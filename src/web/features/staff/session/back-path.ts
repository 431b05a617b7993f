/** Screens of staff that a login may lead to. */
const STAFF_PATH = /^\/(?:desk|settings)(?:[/?]|$)/

/**
 * Returns where a login leads: the path in `?back=`, if it is a screen of staff, else the settings. An address of
 * another site never is one.
 * @example backPath('?back=%2Fdesk%3Fstate%3Dnew') // '/desk?state=new'
 */
export function backPath(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? ''
  // As browsers resolve it: `/desk/..//other` is another page.
  const { origin, pathname } = new URL(back, 'http://site')
  return origin === 'http://site' && STAFF_PATH.test(back) && STAFF_PATH.test(pathname) ? back : '/settings'
}
