import type { Examples } from '../examples.ts'
import styles from './header.module.css'
import { MenuPopover } from './menu-popover.tsx'

/** The height of the header. */
const BAR = { display: 'flex', blockSize: '4rem' }

export const examples: Examples = ({ title, sentence }) => ({
  'closed: open it': (
    <div style={BAR}>
      <MenuPopover id="example-menu" label={title} isCurrent={false} className={styles.item}>
        {sentence}
      </MenuPopover>
    </div>
  ),
  'of this page': (
    <div style={BAR}>
      <MenuPopover id="example-current-menu" label={title} isCurrent className={styles.item}>
        {sentence}
      </MenuPopover>
    </div>
  ),
})
