import { inBoth } from '../../fragments/code.ts'

/** A tag whose pipeline has nothing left to do but the job that a person starts. */
export const READ = String.raw`const { job } = $('settings').first().json;
const { object_attributes: pipeline, builds, project, commit } = $('pushed').first().json.body ?? {};
const waiting = (builds ?? []).find(({ name, status }) => name === job && status === 'manual');
// GitLab calls a pipeline « manual » even with a failed job, where the manual one does not need it.
const isRed = (builds ?? []).some(({ status, allow_failure }) => ['failed', 'canceled'].includes(status) && !allow_failure);
if (isRed || !pipeline?.tag || !['manual', 'success'].includes(pipeline.status) || !waiting) return [];
return [{ json: { pipeline: pipeline.id, project: project.id, version: pipeline.ref, job: waiting.id, url: project.web_url + '/-/pipelines/' + pipeline.id, title: String(commit?.title ?? '').slice(0, 120) } }];`

/** The hours in which somebody is there to mend what breaks. */
const OPEN = String.raw`const { days, from, until, closed, zone } = $('settings').first().json;
const isOpen = (moment) => days.includes(moment.weekday) && moment.toFormat('HH:mm') >= from && moment.toFormat('HH:mm') < until && !closed.includes(moment.toISODate()) && !closed.includes(moment.plus({ days: 1 }).toISODate());
`

/** What speaks against releasing now. */
export const JUDGE = inBoth(
  (words) => String.raw`${OPEN}const asked = $('once').first().json;
const issues = $('issues').all().map(({ json }) => json);
const events = $input.all().map(({ json }) => json);
const now = $now.setZone(zone);
const blocking = issues.filter(({ iid }) => iid);
const frozen = events.filter(({ start, status }) => start && status !== 'cancelled');
const reasons = [
  ...(isOpen(now) ? [] : ['${words.hours}' + from + ' – ' + until]),
  ...(issues.some(({ error }) => error) ? ['${words.issues}'] : []),
  ...blocking.map(({ iid, title }) => '#' + iid + ' ' + title),
  ...(events.some(({ error }) => error) ? ['${words.calendar}'] : []),
  ...frozen.map(({ summary }) => '${words.frozen}' + (summary ?? '?')),
];
return [{ json: { ...asked, reasons, text: reasons.map((one) => '• ' + one).join('\n') } }];`,
  {
    fr: {
      hours: 'hors des heures ou veille de fermeture : ',
      issues: 'tickets bloquants illisibles',
      calendar: 'calendrier des gels illisible',
      frozen: 'gel : ',
    },
    en: {
      hours: 'outside of hours, or the eve of a closing: ',
      issues: 'blocking issues cannot be read',
      calendar: 'calendar of freezes cannot be read',
      frozen: 'freeze: ',
    },
  },
)

/** Two hours may lie between question and yes: clock, job and blocking issues are looked at once more. */
export const STILL = inBoth(
  (words) => String.raw`${OPEN}const { status } = $('job').first().json;
const issues = $input.all().map(({ json }) => json);
const reasons = [
  ...(isOpen($now.setZone(zone)) ? [] : ['${words.late}']),
  ...(status === 'manual' ? [] : [status ? '${words.left}' + status + ')' : '${words.unread}']),
  ...(issues.some(({ error }) => error) ? ['${words.issues}'] : []),
  ...issues.filter(({ iid }) => iid).map(({ iid, title }) => '#' + iid + ' ' + title),
];
return [{ json: { go: reasons.length === 0, text: reasons.map((one) => '• ' + one).join('\n') } }];`,
  {
    fr: {
      late: 'accord venu après l’heure limite',
      left: 'job déjà lancé (',
      unread: 'état du job illisible',
      issues: 'tickets bloquants illisibles',
    },
    en: {
      late: 'the yes came too late',
      left: 'job started already (',
      unread: 'state of the job cannot be read',
      issues: 'blocking issues cannot be read',
    },
  },
)
