import { type ComponentType, useState } from 'react'
import { useIsHydrated } from '../../src/web/navigation/browser/use-is-hydrated.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon, type IconName } from '../../src/web/ui/icon.tsx'

type OpenDialog = { isOpen: boolean; onClose: () => void }

type DialogToolProps<Device extends object> = {
  icon: IconName
  label: string
  /** Loads the dialog; where its code is missing, the page is reloaded. */
  load: () => Promise<ComponentType<Device & OpenDialog>>
  /** The device in the dialog. */
  device: Device
}

/** A button that opens a dialog, loaded when it is asked for. Without scripts nothing is shown. */
export function DialogTool<Device extends object>({ icon, label, load, device }: DialogToolProps<Device>) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<Device & OpenDialog>>()
  if (!useIsHydrated()) return null
  const close = () => setOpen(false)
  const open = () => {
    setOpen(true)
    load().then((component) => setDialog(() => component), close)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-busy={(isOpen && !Dialog) || undefined}
        onClick={open}
      >
        <Icon name={icon} />
        {label}
      </Button>
      {Dialog && <Dialog {...device} isOpen={isOpen} onClose={close} />}
    </>
  )
}
