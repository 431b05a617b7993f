/** The monitor in homes, and of the page on them. Apart, since that page needs it in the browser. */
export const HOME_MONITOR = 'vi-m101-p'
