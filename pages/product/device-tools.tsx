import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import { loadWords } from '../../src/base/i18n/browser-words.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { DialogTool } from './dialog-tool.tsx'
import type { ProductData } from './product-data.ts'

const loadTrueSize = async () => {
  const [code] = await loadLate(() => Promise.all([import('./true-size.tsx'), loadWords('true-size')]))
  return code.TrueSize
}

const loadTakenApart = async () => {
  const [code] = await loadLate(() => Promise.all([import('./exploded-view.tsx'), loadWords('taken-apart')]))
  return code.ExplodedView
}

/** Further tools for the drawings of a device: view it at its true size, and take it apart. */
export function DeviceTools({ data: { model, images, trueSize, layers } }: { data: ProductData }) {
  const t = useWords()
  const [image] = images
  return (
    <>
      {layers && (
        <DialogTool
          icon="layers"
          label={t('product:gallery.takeApart')}
          load={loadTakenApart}
          device={{ model, layers }}
        />
      )}
      {trueSize && image && (
        <DialogTool
          icon="drawing"
          label={t('product:gallery.trueSize')}
          load={loadTrueSize}
          device={{ model, image, size: trueSize }}
        />
      )}
    </>
  )
}
