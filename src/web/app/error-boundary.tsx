import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** The input of the children: a change of it renders them again after an error. */
  subject: unknown
  fallback: ReactNode
  children: ReactNode
}

/** Renders a fallback in place of children that throw. */
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
