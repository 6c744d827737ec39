// A bounded store of replies: what was asked for longest ago makes room.

interface Kept {
  state: string;
  body: Buffer;
}

export class ReplyStore {
  private readonly kept = new Map<string, Kept>();
  private taken = 0;

  /** @param room bytes, keys and replies together */
  constructor(private readonly room: number) {}

  /** The reply that was made in exactly this state. */
  get(key: string, state: string): Buffer | undefined {
    const found = this.kept.get(key);
    if (found?.state !== state) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found); // the newest place
    return found.body;
  }

  put(key: string, state: string, body: Buffer): void {
    this.remove(key);
    this.kept.set(key, { state, body });
    this.taken += key.length + body.length;
    for (const oldest of this.kept.keys()) {
      if (this.taken <= this.room) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    this.kept.delete(key);
    this.taken -= key.length + found.body.length;
  }
}
