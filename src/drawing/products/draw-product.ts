import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LocalisedText } from '../../catalogue/localised.ts'
import type { Product } from '../../catalogue/schema/product.ts'
import { DEVICE_PICTURES } from '../devices/device-pictures.ts'

/** One view of a product, drawn. */
export type ProductPicture = { view: string; svg: string; alt: LocalisedText; width: number; height: number }

const DEVICE_OF: Readonly<Record<string, string>> = {
  'door-stations': 'door-station',
  'villa-stations': 'door-station',
  'indoor-monitors': 'indoor-monitor',
  'management-consoles': 'indoor-monitor',
  'help-points': 'door-station',
  'face-terminals': 'face-terminal',
  'card-readers': 'card-reader',
  'qr-readers': 'card-reader',
  'door-controllers': 'controller',
  'lpr-cameras': 'bullet-camera',
  'visitor-kiosks': 'face-terminal',
  'fire-panels': 'fire-panel',
  'metal-detectors': 'gate',
  'alarm-hubs': 'controller',
  'ip-cameras': 'bullet-camera',
  nvrs: 'nvr',
  'network-switches': 'poe-switch',
  peripherals: 'maglock',
  'room-panels': 'indoor-monitor',
}

/** Draws a product from its category's device; none for a category without one. The first view is the front. */
export function drawProduct(product: Product, catalogue: Catalogue): ProductPicture[] {
  const draw = DEVICE_PICTURES[DEVICE_OF[catalogue.shelfOf(product).category.id] ?? '']
  return draw ? [{ view: 'front', alt: product.name, ...draw() }] : []
}
