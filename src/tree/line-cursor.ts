/** A place in a line. Columns are counted apart from characters: a tab reaches to the next multiple of four. */
export class LineCursor {
  readonly text: string;
  at = 0;
  column = 0;
  /** Offset of the line's end. */
  end = 0;
  /** First character that is no white space, its column, and how wide the white space before it is. */
  next = 0;
  nextColumn = 0;

  constructor(text: string) {
    this.text = text;
  }

  get width(): number {
    return this.nextColumn - this.column;
  }

  get blank(): boolean {
    return this.next >= this.end;
  }

  moveTo(start: number): void {
    this.at = start;
    this.column = 0;
    const end = this.text.indexOf('\n', start);
    this.end = end === -1 ? this.text.length : end;
    this.look();
  }

  look(): void {
    let {at, column} = this;
    for (; at < this.end; at++) {
      const char = this.text.charCodeAt(at);
      if (char === 32) column++;
      else if (char === 9) column += 4 - (column % 4);
      else break;
    }
    this.next = at;
    this.nextColumn = column;
  }

  /** Passes the white space and `count` characters behind it. */
  pass(count: number): void {
    this.column = this.nextColumn + count;
    this.at = this.next + count;
    this.look();
  }

  /** Passes at most `columns` of white space; a tab may be passed in part. */
  indent(columns: number): void {
    const goal = Math.min(this.column + columns, this.nextColumn);
    while (this.column < goal) {
      const stop = this.text.charCodeAt(this.at) === 9 ? this.column + 4 - (this.column % 4) : this.column + 1;
      if (stop > goal) this.column = goal;
      else {
        this.column = stop;
        this.at++;
      }
    }
  }

  /** What is left of the line, with spaces in place of the rest of a tab that was passed in part. */
  rest(): string {
    const {at, column, end, text} = this;
    if (column % 4 && text.charCodeAt(at) === 9) return ' '.repeat(4 - (column % 4)) + text.slice(at + 1, end);
    return text.slice(at, end);
  }
}
