import type { KeyboardEvent } from 'react'

/** Returns whether a key belongs to an input method; 229 is Safari's Enter that ends a composition. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
