/** Buttons for a file: save it, or share it through the system where that is possible. */
import { useRef } from 'preact/hooks';
import { notify } from '../../../ui/announcer.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { shareWords } from '../../../words/share.ts';
import { canShareFiles, saveFile, shareFile } from './share-file.ts';

/** A file that is offered, and how it is made. */
export interface OfferedFile {
  readonly icon: IconName;
  /** The label of the button that saves it. */
  readonly label: string;
  readonly kind: FileKind;
  /** The kind for the share sheet, if it is another one. */
  readonly sharedAs?: FileKind;
  /** The name of the file, without its ending. */
  readonly name: string;
  /** The title for the share sheet. */
  readonly title: string;
  /** A key of everything the file depends on: it is made again when this changes. */
  readonly of: string;
  /** Makes the content; undefined while something for it is missing. */
  make(): Promise<BlobPart | undefined>;
}

/** The type of a file, and the ending of its name. */
type FileKind = readonly [type: string, ending: string];

/** The button that saves a file, and beside it the one that hands it to the system’s share sheet. */
export function FileButtons({ offered }: { offered: OfferedFile }) {
  const made = useRef<{ readonly of: string; readonly content: BlobPart } | undefined>(undefined);
  const words = shareWords.say();
  if (!words) return null;
  const { icon, label, kind, sharedAs = kind, name, title, of } = offered;
  async function file([type, ending]: FileKind): Promise<File | undefined> {
    const known = made.current?.of === of ? made.current.content : undefined;
    const content = known ?? (await offered.make());
    if (content === undefined) return undefined;
    made.current = { of, content };
    return new File([content], `${name}.${ending}`, { type });
  }
  async function save() {
    const ready = await file(kind);
    if (ready) saveFile(ready);
  }
  async function share() {
    const ready = await file(sharedAs);
    if (ready && (await shareFile(ready, title)) === 'again') notify(words?.again ?? '');
  }
  const doing = (work: () => Promise<void>) => () => void work().catch(sayTrouble);
  const shareLabel = words.giveAs(sharedAs[1].toUpperCase());
  return (
    <div class="share-pair">
      <Button icon={icon} onClick={doing(save)}>
        {label}
      </Button>
      {canShareFiles(...sharedAs) && (
        <IconButton icon="share" label={shareLabel} onClick={doing(share)} />
      )}
    </div>
  );
}
