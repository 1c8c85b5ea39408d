/** A coat of arms, to stand inside a picture; taken, it is grey and empty. */
export function Coat(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isTaken?: boolean;
  readonly isPrinted?: boolean;
}) {
  const { x, y, width, isTaken, isPrinted } = props;
  return (
    <use
      class={`coat${isTaken ? ' coat-taken' : ''}${isPrinted ? ' coat-printed' : ''}`}
      href="#a-coat"
      x={x}
      y={y}
      width={width}
      height={width * 1.2}
    />
  );
}
