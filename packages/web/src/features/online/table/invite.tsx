/** The link to a table: to send, to copy, to photograph. */
import './invite.css';
import { encode } from 'uqr';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy.ts';
import { CopySource } from '../../../ui/field.tsx';
import { gameName } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';

/** Everything that brings others to a table. */
export function Invite({ id, game }: { readonly id: string; readonly game: string }) {
  const words = together.known();
  const link = `${location.origin}/table/${id}`;
  const title = gameName(game);
  const share = { title, text: words.invite.text(title), url: link };
  return (
    <div class="invite">
      <div class="invite-ways">
        <CopySource text={link} label={words.invite.link} />
        <div class="actions">
          {'share' in navigator && (
            <Button
              look="primary"
              icon="install"
              onClick={() => void navigator.share(share).catch(() => undefined)}
            >
              {words.invite.share}
            </Button>
          )}
          <Button
            look="primary"
            icon="sheet"
            onClick={() => void copyText(link, words.invite.copied)}
          >
            {words.invite.copy}
          </Button>
        </div>
      </div>
      <LinkCode link={link} name={words.invite.code} />
    </div>
  );
}

/** A link as a QR code. */
function LinkCode({ link, name }: { readonly link: string; readonly name: string }) {
  const { data, size } = encode(link, { border: 2 });
  const dark = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="link-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path class="link-code-paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark} />
    </svg>
  );
}
