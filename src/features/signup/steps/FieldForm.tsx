import type { FormEvent, ReactNode } from 'react';

interface FieldFormProps {
  /** Enter in a field, or a tap on the button that submits. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A field with what Enter does in it, apart from the other fields of its step. */
export function FieldForm({ onSubmit, children }: FieldFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
