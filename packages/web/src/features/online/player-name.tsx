/** The name of a player, as a link to their profile. */
import './player-name.css';
import { BOT_ID_PREFIX } from '@nyhavn/protocol';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import { ratings } from '../../words/ratings.ts';
import { me } from './me.ts';

/** A person or a bot, as the server names them. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly isBot: boolean;
}

/** The id that the server gives deleted people. */
const DELETED_USER = 'somebody';

/** The name of a player, in our language where it is a bot that lives here. */
export function nameOf({ id, name }: Pick<Player, 'id' | 'name'>): string {
  if (id === DELETED_USER) return ratings.say()?.somebody ?? name;
  return id.startsWith(BOT_ID_PREFIX)
    ? (say().common.bots[id.slice(BOT_ID_PREFIX.length)]?.name ?? name)
    : name;
}

/** The character of a bot of this product; empty for all others. */
export function characterOf(id: string): string {
  return id.startsWith(BOT_ID_PREFIX)
    ? (say().common.bots[id.slice(BOT_ID_PREFIX.length)]?.about ?? '')
    : '';
}

/** A bot that lives here, as the server knows it. */
export function botId(bot: string): string {
  return `${BOT_ID_PREFIX}${bot}`;
}

/** The name as a link to the profile, in another tab where leaving would disturb a game. */
export function ProfileLink(props: {
  readonly id: string;
  readonly name: string;
  /** The name at a table, if it is another one. */
  readonly label?: string;
  readonly isBesideGame?: boolean;
}) {
  const { id, isBesideGame = false } = props;
  const name = props.label ?? nameOf(props);
  if (id === DELETED_USER) return <>{name}</>;
  return (
    <a
      class="profile-link"
      href={`/people/${id}`}
      {...(isBesideGame ? { target: '_blank', rel: 'noopener', title: ratings.say()?.newTab } : {})}
    >
      {name}
    </a>
  );
}

/** A line's player: what they are, their name, and whether that is oneself. */
export function PlayerName({ player }: { readonly player: Player }) {
  const words = ratings.say();
  const isMe = player.id === me.value?.id;
  const remark = player.isBot ? words?.bot : isMe ? words?.you : undefined;
  return (
    <span class="player-name">
      <Icon name={player.isBot ? 'bot' : 'person'} />
      <span>
        <ProfileLink {...player} />
        {remark !== undefined && <small> {remark}</small>}
      </span>
    </span>
  );
}
