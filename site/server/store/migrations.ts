/**
 * How the store came to be as it is. What was published stays as it is: a change is one more step at
 * the end. Times are in ms since 1970.
 */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

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
]
