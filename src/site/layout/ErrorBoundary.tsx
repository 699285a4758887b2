import { Component, type ReactNode } from "react";
import { PartError } from "./PartError.tsx";

interface BoundaryProps {
  children: ReactNode;
  className?: string;
  /** Buttons for other ways out, after Try again. */
  actions?: ReactNode;
}

/** Limits an error to one part of the page, and offers to render that part again. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    const { className, actions } = this.props;
    return <PartError className={className} actions={actions} onRetry={() => this.setState({ failed: false })} />;
  }
}
