import type { Bilingual } from '../routes/language.ts'

const fr = {
  title: 'Code à usage unique',
  off: 'Pour entrer, votre mot de passe suffit. Une application d’authentification peut demander un code en plus.',
  on: (codes: number) =>
    codes > 1
      ? `Pour entrer, il faut aussi un code de votre application. Il vous reste ${codes} codes de secours.`
      : `Pour entrer, il faut aussi un code de votre application. Codes de secours restants : ${codes}.`,
  password: 'Votre mot de passe',
  start: 'Demander un code',
  stop: 'Ne plus demander de code',
  renew: 'De nouveaux codes de secours',
  enrol: 'Ajouter le bureau à votre application',
  scan: 'Lisez ce code avec votre application d’authentification, ou recopiez-y la clé.',
  qr: 'Code QR pour l’application d’authentification',
  key: 'Clé',
  code: 'Le code qu’elle affiche',
  confirm: 'Vérifier',
  wrongCode:
    'Ce code n’est pas celui de maintenant. Attendez le suivant ; vérifiez aussi l’heure du téléphone.',
  codes: 'Vos codes de secours',
  codesText:
    'Chacun ouvre une fois, le jour où le téléphone manque. Notez-les hors de cet appareil : ils ne seront plus montrés.',
  noted: 'Je les ai notés',
}

const en: typeof fr = {
  title: 'One-time code',
  off: 'Your password is enough to enter. An authenticator application can ask for a code as well.',
  on: (codes) =>
    codes > 1
      ? `To enter, one also needs a code from your application. You have ${codes} recovery codes left.`
      : `To enter, one also needs a code from your application. Recovery codes left: ${codes}.`,
  password: 'Your password',
  start: 'Ask for a code',
  stop: 'Stop asking for a code',
  renew: 'New recovery codes',
  enrol: 'Add the desk to your application',
  scan: 'Read this code with your authenticator application, or copy the key into it.',
  qr: 'QR code for the authenticator application',
  key: 'Key',
  code: 'The code that it shows',
  confirm: 'Check',
  wrongCode: 'This isn’t the code of now. Wait for the next one; check the telephone’s clock too.',
  codes: 'Your recovery codes',
  codesText:
    'Each of them opens once, on the day the telephone is missing. Note them away from this device: they won’t be shown again.',
  noted: 'I have noted them',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
