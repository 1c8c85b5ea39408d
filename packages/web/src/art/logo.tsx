import './logo.css';

/** The name of the place with three gables over it. */
export function Logo({ label = 'Nyhavn' }: { readonly label?: string }) {
  return (
    <span class="logo">
      <svg class="logo-art" viewBox="0 0 66 40" aria-hidden="true">
        <path class="logo-b" d="M2 38V16h3v-4h3.5V8H12V4h6v4h3.5v4H25v4h2v22z" />
        <path class="logo-r" d="M22 38V17C29 16 27 5 34 2c7 3 5 14 12 15v21z" />
        <path class="logo-y" d="M42 38V20L51 9V5h5v4l8 11v18z" />
        <path
          class="logo-light"
          d="M7 19h4v5H7zM14 19h4v5h-4zM7 28h4v5H7zM14 28h4v5h-4zM28 20h4v5h-4zM36 20h4v5h-4zM28 29h4v5h-4zM36 29h4v5h-4zM48 22h4v5h-4zM55 22h4v5h-4zM48 30h4v5h-4zM55 30h4v5h-4zM32.5 11h3v3.5h-3z"
        />
        <path class="logo-line" d="M0 38.5h66" />
      </svg>
      <span class="logo-word">{label}</span>
    </span>
  );
}
