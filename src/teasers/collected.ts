/** The event of the window when something was put into the door schedule. */
export const COLLECTED = 'collected'
