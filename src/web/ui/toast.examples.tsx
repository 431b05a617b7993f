import type { Examples } from '../examples.ts'
import { Toast } from './toast.tsx'

const CORNER = { minBlockSize: '7rem' }

export const examples: Examples = ({ t, title }) => ({
  success: (
    <div style={CORNER}>
      <Toast message={title} closeLabel={t('error.retry')} onClose={() => {}} />
    </div>
  ),
  error: (
    <div style={CORNER}>
      <Toast message={title} kind="error" closeLabel={t('error.retry')} onClose={() => {}} />
    </div>
  ),
})
