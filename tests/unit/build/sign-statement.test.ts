import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEnvelope, readKey, signStatement } from '../../../src/build/sign-statement.ts'
import { tempFolder } from '../../temp-folder.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test('a signed statement is opened with the public key, and refused once a byte of it is another', () => {
  const envelope = signStatement('{"a":"é"}', privateKey)
  expect(openEnvelope(envelope, publicKey)).toBe('{"a":"é"}')
  const changed = envelope.replace(
    Buffer.from('{"a":"é"}').toString('base64'),
    Buffer.from('{"b":1}').toString('base64'),
  )
  expect(() => openEnvelope(changed, publicKey)).toThrow('is not signed with this key')
  expect(() => openEnvelope(envelope, generateKeyPairSync('ed25519').publicKey)).toThrow('is not signed with this key')
  for (const damaged of ['', '{}', 'null', envelope.slice(0, 50), envelope.replace('in-toto', 'other')])
    expect(() => openEnvelope(damaged, publicKey)).toThrow('is damaged. Write it again')
  expect(() => openEnvelope(envelope.replace(/"signatures":.*/, '"signatures":[]}'), publicKey)).toThrow('no key')
})

test('a key is read from its variable or from a file, and anything else is refused with the name of the variable', () => {
  const path = join(tempFolder({ 'key.pem': PEM }), 'key.pem')
  expect(readKey('PROVENANCE_KEY', 'private', {})).toBeUndefined()
  for (const env of [{ PROVENANCE_KEY: PEM }, { PROVENANCE_KEY_FILE: path }]) {
    const key = readKey('PROVENANCE_KEY', 'private', env)
    expect(key && openEnvelope(signStatement('x', key), publicKey)).toBe('x')
  }
  expect(() => readKey('PROVENANCE_KEY', 'private', { PROVENANCE_KEY: 'none' })).toThrow(
    /^PROVENANCE_KEY cannot be read \(.*expected an Ed25519 key in PEM/,
  )
  expect(() => readKey('PROVENANCE_KEY', 'private', { PROVENANCE_KEY_FILE: '/nowhere' })).toThrow(
    /^PROVENANCE_KEY_FILE cannot be read \(ENOENT/,
  )
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
  expect(() => readKey('PROVENANCE_PUBLIC_KEY', 'public', { PROVENANCE_PUBLIC_KEY: rsa.toString() })).toThrow(
    'PROVENANCE_PUBLIC_KEY is a key of type rsa',
  )
})
