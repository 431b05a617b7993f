import { type ReactNode, useState } from 'react'
import type { ExampleProps, Examples } from '../examples.ts'
import { Bay, Bays } from './bays.tsx'
import { Beam } from './beam.tsx'
import { Button, buttonClass } from './button.tsx'
import { Chip, Tag } from './chip.tsx'
import { Dialog } from './dialog.tsx'
import { Doorway } from './doorway.tsx'
import { EmptyDoorway } from './empty-doorway.tsx'
import { Check, Field } from './field.tsx'
import { Icon, ICON_NAMES } from './icon.tsx'
import { Lamp } from './lamp.tsx'
import { Note } from './note.tsx'
import { Pagination } from './pagination.tsx'
import { Stand } from './stand.tsx'
import { Tabs, tabClass } from './tabs.tsx'
import { Toast } from './toast.tsx'
import { Wrap } from './wrap.tsx'

const ROW = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockEnd: '0.5rem' } as const
const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }
const DOOR = { gridTemplateRows: 'minmax(22rem, auto)' }
const STAND = { blockSize: '20rem', inlineSize: 'min(100%, 20rem)' }
const CORNER = { minBlockSize: '7rem' }

export const examples: Examples = (props) => ({
  beam: {
    hero: <Beam size="hero" />,
    inner: <Beam />,
    'inner, of a series': (
      <div data-series="access">
        <Beam />
      </div>
    ),
  },
  button: buttonStates(props),
  chip: {
    'chips, the first chosen': props.names.map((name, index) => (
      <Chip key={name} aria-pressed={index === 0}>
        {name}
      </Chip>
    )),
    'tags of each series': (['video', 'access', 'security', 'monitor', 'other'] as const).map((series, index) => (
      <p key={series}>
        <Tag data-series={series}>{props.names[index]}</Tag>
      </p>
    )),
  },
  dialog: { 'closed and open': <OpenedDialog {...props} /> },
  doorway: {
    'red, closed': <DoorRow door={<Doorway material="red" />}>{props.sentence}</DoorRow>,
    'red, ajar': <DoorRow door={<Doorway material="red" isOpen />}>{props.sentence}</DoorRow>,
    'night, ajar': <DoorRow door={<Doorway material="night" isOpen />}>{props.sentence}</DoorRow>,
  },
  'empty-doorway': {
    'a heading, a text and an action': (
      <EmptyDoorway title={<h3>{props.title}</h3>} text={props.sentence}>
        <Button>{props.t('header.contact')}</Button>
      </EmptyDoorway>
    ),
  },
  field: fieldStates(props),
  icon: {
    'all of them': (
      <ul style={GRID}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
  lamp: {
    'on, off, idle, pending': (['on', 'off', 'idle', 'pending'] as const).map((state) => (
      <p key={state}>
        <Lamp state={state}>{state}</Lamp>
      </p>
    )),
  },
  note: {
    'a title': <Note title={props.title} />,
    'a code, a sentence and an action': (
      <Note title={props.title} code="404">
        <p>{props.sentence}</p>
        <Button variant="secondary" size="small">
          {props.t('error.retry')}
        </Button>
      </Note>
    ),
  },
  pagination: {
    'the first of three': (
      <Pagination
        label={props.title}
        text="1 / 3"
        previous={{ label: '1', href: undefined }}
        next={{ label: '2', href: '#ui/pagination' }}
      />
    ),
    'of many pages': (
      <Pagination
        label={props.title}
        text="5 / 20"
        previous={{ label: '4', href: '#ui/pagination' }}
        next={{ label: '6', href: '#ui/pagination' }}
        numbers={{ page: 5, pages: 20, hrefOf: () => '#ui/pagination' }}
      />
    ),
  },
  stand: {
    'with a picture': <Stand image={props.picture} style={STAND} />,
    'with a low picture': <Stand image={props.picture} tallest="8rem" style={STAND} />,
    'with a sign': <Stand sign={props.names[0]} style={STAND} />,
    loading: <Stand isLoading style={STAND} />,
  },
  tabs: {
    'hung from a lintel': (
      <>
        <Beam />
        <Tabs label={props.title} hung>
          {props.names.map((name, index) => (
            <a key={name} className={tabClass} href="#ui/tabs" aria-current={index === 0 ? 'page' : undefined}>
              {name} <small>{index}</small>
            </a>
          ))}
        </Tabs>
      </>
    ),
  },
  toast: Object.fromEntries(
    (['success', 'error'] as const).map((kind) => [
      kind,
      <div key={kind} style={CORNER}>
        <Toast message={props.title} kind={kind} closeLabel={props.t('error.retry')} onClose={() => {}} />
      </div>,
    ]),
  ),
})

function buttonStates({ t }: ExampleProps) {
  const buttons = (['primary', 'secondary', 'quiet'] as const).map((variant) => (
    <p key={variant} style={ROW}>
      <Button variant={variant}>{t('header.contact')}</Button>
      <Button variant={variant} size="small">
        {t('header.contact')}
      </Button>
      <Button variant={variant} size="square" aria-label={t('header.search')}>
        <Icon name="search" />
      </Button>
      <Button variant={variant} disabled>
        {t('header.contact')}
      </Button>
    </p>
  ))
  return {
    'primary, secondary, quiet; medium, small, square, disabled': buttons,
    'on a reversed ground': <div data-tone="ground">{buttons}</div>,
    'a link': (
      <a className={buttonClass()} href="#ui/button">
        {t('header.contact')}
        <Icon name="arrow-right" />
      </a>
    ),
  }
}

function fieldStates({ names, title, sentence }: ExampleProps) {
  return {
    'required, with a hint': (
      <Field id="example-required" label={title} requiredMark={names[0]} hint={sentence}>
        {(control) => <input {...control} type="text" required />}
      </Field>
    ),
    'with an error': (
      <Field id="example-error" label={title} error={sentence}>
        {(control) => <input {...control} type="text" />}
      </Field>
    ),
    'a choice, disabled': (
      <Field id="example-choice" label={title}>
        {(control) => (
          <select {...control} disabled>
            <option>{sentence}</option>
          </select>
        )}
      </Field>
    ),
    'checkboxes and radio buttons': names.map((name, index) => (
      <div key={name}>
        <Check type="checkbox" count={index} defaultChecked={index === 0}>
          {name}
        </Check>
        <Check type="radio" name="example-radio" defaultChecked={index === 0}>
          {name}
        </Check>
      </div>
    )),
  }
}

function OpenedDialog({ t, title, sentence }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{title}</Button>
      <Dialog isOpen={isOpen} onClose={close} label={title}>
        <p>{sentence}</p>
        <Button variant="secondary" onClick={close}>
          {t('error.retry')}
        </Button>
      </Dialog>
    </>
  )
}

function DoorRow({ door, children }: { door: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Wrap>
        <Bays style={DOOR}>
          {door}
          <Bay as="p" at="b24">
            {children}
          </Bay>
        </Bays>
      </Wrap>
    </section>
  )
}
