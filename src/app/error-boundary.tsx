import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** What may fail belongs to this: another one is tried anew. */
  subject: unknown
  fallback: ReactNode
  children: ReactNode
}

/** Shows something else in the place of a part that cannot be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { subject: unknown; hasFailed: boolean }> {
  override state = { subject: this.props.subject, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: { subject: unknown }) {
    return subject === state.subject ? null : { subject, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
