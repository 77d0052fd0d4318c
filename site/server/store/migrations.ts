/**
 * How the store came to be as it is. What was published stays as it is: a change is one more step at
 * the end. Times are in ms since 1970.
 */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

/** SQLite knows capitals of English alone: letters of western Europe, one by one. */
const FOLD: readonly string[] = Object.entries({
  a: 'àáâãäåÀÁÂÃÄÅ',
  c: 'çÇ',
  e: 'èéêëÈÉÊË',
  i: 'ìíîïÌÍÎÏ',
  n: 'ñÑ',
  o: 'òóôõöÒÓÔÕÖ',
  u: 'ùúûüÙÚÛÜ',
  y: 'ýÿÝ',
  oe: 'œŒ',
  ae: 'æÆ',
}).flatMap(([plain, letters]) =>
  Array.from(
    letters,
    (letter) => `update message set folded = replace(folded, '${letter}', '${plain}')`,
  ),
)

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'messages',
    statements: [
      `create table message (
        id text primary key,
        reference text not null unique,
        at integer not null,
        digest text not null,
        suspect text,
        language text not null,
        name text not null,
        email text not null,
        company text not null,
        subject text not null,
        budget text not null,
        message text not null,
        first text not null,
        second text not null,
        moment text not null,
        origin text,
        result_title text,
        result_text text,
        read_at integer,
        note text not null default ''
      ) strict`,
      'create index message_at on message (at)',
      // What is still to be told to the owner, and when it is tried next.
      `create table outbox (
        message text primary key,
        due integer not null,
        tries integer not null default 0,
        failure text
      ) strict`,
      'create index outbox_due on outbox (due)',
      // How many came in an hour: `all`, and one for each address under that day's salt.
      `create table rate (
        hour integer not null,
        who text not null,
        count integer not null,
        primary key (hour, who)
      ) strict, without rowid`,
      'create table salt (day integer primary key, value text not null) strict',
      // What the desk did by itself or on command: how many, never whose.
      `create table journal (
        at integer not null,
        deed text not null,
        count integer not null
      ) strict`,
    ],
  },
  {
    name: 'sign-in',
    statements: [
      // One person's desk.
      `create table owner (
        id integer primary key check (id = 1),
        email text not null,
        password text not null
      ) strict`,
      `create table session (
        id text primary key,
        hash text not null unique,
        previous text,
        csrf text not null,
        created integer not null,
        renewed integer not null,
        seen integer not null,
        agent text not null
      ) strict`,
      'create index session_previous on session (previous)',
      `create table attempt (
        who text primary key,
        failures integer not null,
        until integer not null
      ) strict`,
    ],
  },
  {
    name: 'inbox',
    statements: [
      'alter table message add column done_at integer',
      // What a search looks into; new ones are folded before they come here.
      "alter table message add column folded text not null default ''",
      `update message set folded = lower(name || char(10) || email || char(10) || company || char(10)
        || message || char(10) || coalesce(result_title, '') || char(10)
        || coalesce(result_text, '') || char(10) || reference)`,
      ...FOLD,
      "alter table journal add column who text not null default ''",
    ],
  },
  {
    name: 'second-factor',
    statements: [
      // The secret that an application of the owner's shares, in base32; `offered` until they have
      // shown that it does.
      'alter table owner add column totp text',
      'alter table owner add column totp_offered text',
      // The last step of time whose code was taken: none is taken twice.
      'alter table owner add column totp_step integer not null default 0',
      'create table recovery (hash text primary key) strict, without rowid',
      // Browsers that the owner has signed in from.
      'create table device (hash text primary key, at integer not null) strict, without rowid',
    ],
  },
  {
    name: 'audience',
    statements: [
      // What the owner set at the desk, as against by the environment.
      'create table setting (name text primary key, value text not null) strict',
      // How often something was so in an hour since 1970; from the next day on, in that day.
      `create table audience (
        hour integer not null,
        kind text not null,
        value text not null,
        count integer not null check (count >= 0),
        primary key (hour, kind, value)
      ) strict, without rowid`,
      // Who came today, under today's salt, and their last report: gone tomorrow.
      `create table audience_visitor (
        day integer not null,
        who text not null,
        last text not null,
        primary key (day, who)
      ) strict, without rowid`,
    ],
  },
  {
    name: 'signed-cookies',
    statements: [
      'create table signing (id integer primary key check (id = 1), key text not null) strict',
      // Those of before hold cookies without a signature: everybody signs in once more.
      'delete from session',
      'delete from device',
    ],
  },
]
