/** A sign at the large house that says whose it is, where that goes without saying nowhere else. */
import './house-sign.css';

/** The name on the house. */
export function HouseSign({ text }: { readonly text: string }) {
  return (
    <p class="house-sign" key={text}>
      {text}
    </p>
  );
}
