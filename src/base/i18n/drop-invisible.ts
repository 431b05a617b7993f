/** Format characters, except those that join pictographs. */
const INVISIBLE = /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D)\p{Cf}/gu

/** Returns a text without format characters, such as marks of direction and spaces without width. */
export function dropInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}
