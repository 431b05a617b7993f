import type { ChangeEvent, CompositionEvent } from 'react'

/** Listens to the input of a field, but not while an input method composes characters: the text is incomplete then. */
export function composedInput(onInput: (text: string) => void) {
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onInput(currentTarget.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onInput(currentTarget.value),
  }
}
