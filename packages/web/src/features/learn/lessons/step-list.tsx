/** All steps of a lesson, to go to any of them. */
import { useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { LessonPanelWords } from '../../../words/en/learn/panel.ts';
import type { StepWords } from '../../../words/learn.ts';
import type { Lesson } from './lesson.ts';

const ID = 'lesson-steps';

/** A button that says which step is open, and the list behind it. */
export function StepList(props: {
  readonly lesson: Lesson;
  readonly panel: LessonPanelWords;
  readonly words: Readonly<Record<string, StepWords>>;
}) {
  const { lesson, panel, words } = props;
  const list = useRef<HTMLDivElement>(null);
  const done = lesson.done.value;
  const number = lesson.number.value + 1;
  return (
    <>
      <Button class="lesson-count" popovertarget={ID}>
        <span class="visually-hidden">
          {panel.stepOf(number, lesson.steps.length)}, {panel.steps}
        </span>
        <span aria-hidden="true">
          {number}/{lesson.steps.length}
        </span>
        <Icon name="down" />
      </Button>
      <div id={ID} popover="auto" class="menu lesson-steps" ref={list}>
        <h2>{panel.steps}</h2>
        <ol class="menu-list">
          {lesson.steps.map(({ id }, index) => (
            <li key={id}>
              <Button
                look="quiet"
                aria-current={index + 1 === number ? 'step' : undefined}
                onClick={() => {
                  list.current?.hidePopover();
                  lesson.open(id);
                }}
              >
                <span class="lesson-steps-number">{index + 1}</span>
                {words[id]?.title}
                {done.includes(id) && (
                  <>
                    <Icon name="check" />
                    <span class="visually-hidden">({panel.isDone})</span>
                  </>
                )}
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
