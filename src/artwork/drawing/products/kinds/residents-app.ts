import type { Facts } from '../facts.ts'
import { phone } from '../parts/in-hand.ts'
import type { Content } from '../parts/screen.ts'
import { phoneCode } from '../screens/pass-screen.ts'
import { callPicture } from '../screens/station-screens.ts'
import { sheetOf, straightOn, type View } from '../view.ts'

const PHONE = { width: 74, height: 150 }

/** The app on a phone: a call from the gate, and a pass for a visitor. */
export function residentsApp({ words, model }: Facts): View[] {
  const sheet = sheetOf(PHONE)
  const show = (picture: Content) => () => phone(0, 0, sheet.scale, picture)
  return [
    straightOn('front', 'appCall', sheet, show(callPicture(words.calls.floorGate))),
    straightOn('pass', 'appPass', sheet, show(phoneCode(words, model))),
  ]
}
