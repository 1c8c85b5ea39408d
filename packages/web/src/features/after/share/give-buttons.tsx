/** A file to be saved, or to be given away where the system can. */
import { useRef } from 'preact/hooks';
import { notify } from '../../../ui/announcer.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { shareWords } from '../../../words/share.ts';
import { canShareFiles, giveFile, keepFile } from './giving.ts';

/** What a file is, and how it comes about. */
export interface Gift {
  readonly icon: IconName;
  /** What the button says that saves it. */
  readonly label: string;
  readonly kind: FileKind;
  /** The kind that systems take, where that is another one. */
  readonly sharedAs?: FileKind;
  /** The name of the file, without its ending. */
  readonly name: string;
  /** What others are told that it is. */
  readonly title: string;
  /** Everything that the file depends on: it is made once as long as this stays the same. */
  readonly of: string;
  /** Makes what is in the file; undefined where there is nothing to make it of yet. */
  make(): Promise<BlobPart | undefined>;
}

/** The type of a file, and the ending of its name. */
type FileKind = readonly [type: string, ending: string];

/** The button that saves a file, and beside it the one that hands it to the system’s share sheet. */
export function GiveButtons({ gift }: { gift: Gift }) {
  const made = useRef<{ readonly of: string; readonly content: BlobPart } | undefined>(undefined);
  const words = shareWords.say();
  if (!words) return null;
  const { icon, label, kind, sharedAs = kind, name, title, of } = gift;
  async function file([type, ending]: FileKind): Promise<File | undefined> {
    const known = made.current?.of === of ? made.current.content : undefined;
    const content = known ?? (await gift.make());
    if (content === undefined) return undefined;
    made.current = { of, content };
    return new File([content], `${name}.${ending}`, { type });
  }
  async function save() {
    const ready = await file(kind);
    if (ready) keepFile(ready);
  }
  async function give() {
    const ready = await file(sharedAs);
    if (ready && (await giveFile(ready, title)) === 'again') notify(words?.again ?? '');
  }
  const doing = (work: () => Promise<void>) => () => void work().catch(sayTrouble);
  const giveAs = words.giveAs(sharedAs[1].toUpperCase());
  return (
    <div class="share-pair">
      <Button icon={icon} onClick={doing(save)}>
        {label}
      </Button>
      {canShareFiles(...sharedAs) && (
        <IconButton icon="share" label={giveAs} onClick={doing(give)} />
      )}
    </div>
  );
}
