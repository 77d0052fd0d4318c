export type Environment = Readonly<Record<string, string | undefined>>

/** A setting, or a place to listen, that cannot be used: the message says which, in one line. */
export class SettingError extends Error {}
