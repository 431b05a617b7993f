type Colours = Readonly<Record<string, string>>

/** Returns the stylesheet of a palette: its colours as custom properties. */
export function paletteCss(colours: Colours): string {
  return `/* Made of PALETTE in #vendor/site.ts by \`npm run tool -- draw\`. Changes belong there. */
@layer tokens {
  :root {
${properties(colours)}
  }
}
`
}

function properties(colours: Colours): string {
  return Object.entries({ ...colours, ...derived(colours) })
    .map(([name, value]) => `    --${name}: ${value};`)
    .join('\n')
}

/** The arrow of a `<select>`, a picture of its own, which cannot read custom properties. */
function derived({ 'ink-3': ink = '' }: Colours): Colours {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${ink}' stroke-width='1.5'><path d='m6 9 6 6 6-6'/></svg>`
  return { chevron: `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")` }
}
