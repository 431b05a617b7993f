import { expect, test } from 'vitest'
import { writeCaptions } from '../../../renderer/captions.ts'
import { filmOf } from '../catalogue/editorial/snapshot-factory.ts'

test('captions are WebVTT in one language, a cue a scene', () => {
  const film = filmOf({
    seconds: 75,
    scenes: [
      { start: 0, end: 2.7, text: { zh: '有人按門鈴。', en: 'Somebody rings.' } },
      { start: 61.25, end: 75, text: { zh: '門開了。', en: 'A --> B & <C>' } },
    ],
  })
  expect(writeCaptions(film, 'zh')).toBe(
    'WEBVTT\n\n00:00.000 --> 00:02.700\n有人按門鈴。\n\n01:01.250 --> 01:15.000\n門開了。\n',
  )
  expect(writeCaptions(film, 'en')).toContain('\nA --&gt; B &amp; &lt;C&gt;\n')
})
