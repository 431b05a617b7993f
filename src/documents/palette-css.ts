type Colours = Readonly<Record<string, string>>

/**
 * Returns the stylesheet of a palette: custom properties for the light scheme, and those that differ in the dark one. A
 * document uses the dark scheme with `data-scheme="dark"`, or with `auto` if the system uses it.
 */
export function paletteCss({ light, dark }: { light: Colours; dark: Colours }): string {
  return `/* Made of PALETTE in src/site.ts by \`npm run draw\`. Changes belong there. */
@layer tokens {
  :root {
${properties(light, '    ')}
  }
  :root[data-scheme='dark'] {
${properties(dark, '    ')}
  }
  @media (prefers-color-scheme: dark) {
    :root[data-scheme='auto'] {
${properties(dark, '      ')}
    }
  }
}
`
}

function properties(colours: Colours, indent: string): string {
  return Object.entries({ ...colours, ...derived(colours) })
    .map(([name, value]) => `${indent}--${name}: ${value};`)
    .join('\n')
}

/** The arrow of a `<select>`, a picture of its own, which cannot read custom properties. */
function derived({ 'ink-3': ink = '' }: Colours): Colours {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${ink}' stroke-width='1.5'><path d='m6 9 6 6 6-6'/></svg>`
  return { chevron: `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")` }
}
