import type { ChangeEvent, CompositionEvent } from 'react'

/** Listens to a field: while characters are being composed, what stands in it is not yet what is meant. */
export function composedInput(onInput: (text: string) => void) {
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onInput(currentTarget.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onInput(currentTarget.value),
  }
}
