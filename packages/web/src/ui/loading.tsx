/** The screen while something loads. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words/index.ts';
import { Button } from './button.tsx';
import { areFilesMissing } from './files.ts';

/** Loading that takes longer gets a note that files may be missing. */
const SLOW_LOADING_MS = 4000;

/** Says that something is coming, and what keeps it from coming. */
export function Loading({ children }: { readonly children?: ComponentChildren }) {
  const isLong = useSignal(false);
  const { productName, loading, retry, trouble } = say().common;
  useEffect(() => {
    const timer = setTimeout(() => {
      isLong.value = true;
    }, SLOW_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="loading">
      <h1 class="loading-name">{productName}</h1>
      {isLong.value && areFilesMissing.value ? (
        <>
          <p role="alert">{trouble.files}</p>
          <Button look="primary" onClick={() => location.reload()}>
            {retry}
          </Button>
        </>
      ) : (
        <p class="loading-wait">{loading}</p>
      )}
      {children}
    </main>
  );
}
