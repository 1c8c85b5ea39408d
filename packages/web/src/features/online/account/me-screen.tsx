/** You: one's name, how one is known, and everything that the server keeps for one. */
import './me-screen.css';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { account } from '../../../words/account.ts';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { ask } from '../api.ts';
import { followSettings } from '../following.ts';
import type { Person } from '../kept-person.ts';
import { isStillKnown, me } from '../me.ts';
import { NameForm } from '../name-form.tsx';
import { Bots } from './bots.tsx';
import { Claim } from './claim.tsx';
import { Data, Deletion } from './data.tsx';
import { SignIn } from './sign-in.tsx';
import { type Passkeys, SignInMethods } from './sign-in-methods.tsx';
import { SignOut } from './sign-out.tsx';

/** Everything about oneself. */
export function MeScreen() {
  const words = account.say();
  // Refusals are among these.
  const shared = together.say();
  const person = me.value;
  const top = useFocusOnChange(`${person?.id} ${person?.isClaimed}`);
  useEffect(() => {
    followSettings();
    // Another device may have changed what was remembered, or signed us out.
    if (me.peek()) void isStillKnown();
  }, []);
  if (!words || !shared) return <Page title={say().home.account}>{say().common.loading}</Page>;
  return (
    <Page title={words.title}>
      <div class="account" ref={top} tabIndex={-1}>
        {person ? <Known key={person.id} {...{ person }} /> : <Stranger />}
        <Button icon="chart" href="/me/statistics">
          {say().home.statistics}
        </Button>
      </div>
    </Page>
  );
}

/**
 * Moves the focus and the view to the top when the account changes, because the form that had the
 * focus is gone.
 */
function useFocusOnChange(who: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(who);
  useLayoutEffect(() => {
    if (last.current === who) return;
    last.current = who;
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [who]);
  return top;
}

function Stranger() {
  const words = account.known();
  return (
    <>
      <p class="panel">{words.about.stranger}</p>
      <NameForm />
      <SignIn />
    </>
  );
}

function Known({ person }: { readonly person: Person }) {
  const passkeys: Passkeys = useSignal(undefined);
  const { isClaimed } = person;
  useEffect(() => {
    if (isClaimed) void find();
  }, [isClaimed]);
  async function find() {
    const answer = await ask('passkeys');
    if (answer.ok) passkeys.value = answer.value;
  }
  // Until it is known otherwise, there is a way back.
  const canReturn = person.hasPassword || passkeys.value?.length !== 0;
  return (
    <>
      <NameCard {...{ person }} />
      {isClaimed ? (
        <>
          <SignInMethods {...{ person, passkeys }} />
          <SignOut {...{ canReturn }} />
        </>
      ) : (
        <>
          <Claim {...{ person }} />
          <SignIn />
        </>
      )}
      <Data />
      <Bots />
      <Deletion {...{ person }} />
    </>
  );
}

/** The person's name, in large letters. */
function NameCard({ person }: { readonly person: Person }) {
  const words = account.known();
  const shared = together.known();
  const { name, isClaimed } = person;
  return (
    <section class="panel account-panel" aria-labelledby="who">
      <div class="account-who">
        <h2 id="who">{shared.name.are(name)}</h2>
        <span class="account-kind">
          <Icon name={isClaimed ? 'key' : 'person'} />
          {isClaimed ? words.claimed : words.guest}
        </span>
      </div>
      <p>{isClaimed ? words.about.claimed : words.about.guest}</p>
      <div class="account-ways-on">
        <Button icon="people" href="/together">
          {shared.mine.title}
        </Button>
        <Button icon="trophy" href={`/people/${person.id}`}>
          {words.profile}
        </Button>
        {person.isAdministrator && (
          <Button icon="key" href="/admin">
            {words.administration}
          </Button>
        )}
      </div>
      <details class="account-rename">
        <summary>{words.name.title}</summary>
        <NameForm key={name} label={words.name.ok} about={words.name.about} />
      </details>
    </section>
  );
}
