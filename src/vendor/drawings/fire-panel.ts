/** The panel of scenes of fire alarm, and of the page on it. Apart, since that page needs it in the browser. */
export const FIRE_PANEL = 'ss-fr254'
