import type { Operation } from './store.ts'

const ACTIONS: Readonly<Record<Operation, string>> = {
  list: 's3:ListBucket',
  read: 's3:GetObject',
  write: 's3:PutObject',
  copy: 's3:PutObject',
  remove: 's3:DeleteObject',
}

/**
 * Says which right a refused operation needs.
 * @example adviceOnRights('write', 's3://site/www/a.html') // 'These credentials lack s3:PutObject on
 * arn:aws:s3:::site/www/a.html: …'
 */
export function adviceOnRights(operation: Operation, place: string): string {
  const [, bucket = '', key = ''] = /^s3:\/\/([^/]+)\/(.*)$/.exec(place) ?? []
  const ofBucket = `arn:aws:s3:::${bucket}`
  const right = `${ACTIONS[operation]} on ${operation === 'list' ? ofBucket : `${ofBucket}/${key}`}`
  // Where listing is not allowed, a store says of a missing object that it may not be read.
  const beside: Partial<Record<Operation, string>> = {
    read: `, or s3:ListBucket on ${ofBucket} if there is no such object`,
    copy: `, or s3:GetObject on ${ofBucket}/* to copy from`,
  }
  return `These credentials lack ${right}${beside[operation] ?? ''}: allow it in the policy of their user or of the bucket`
}
