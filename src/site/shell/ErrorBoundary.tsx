import { Component, type ReactNode } from "react";
import { PartError } from "../../index.ts";

interface BoundaryProps {
  children: ReactNode;
  className?: string;
}

/** Limits a crash to one part of the page; Try again renders that part again. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return <PartError className={this.props.className} onRetry={() => this.setState({ failed: false })} />;
  }
}
