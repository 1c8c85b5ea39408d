/** What help says in all games, in Danish. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games, in Danish. */
export const help: HelpWords = {
  now: 'Nu',
  inRules: 'I reglerne',
  allRules: 'Alle regler',
  ruling: (id) => `Afklaring ${id}`,
  more: 'Mere hjælp',
  possible: 'Muligt nu',
  impossible: 'Ikke muligt nu',
  pointing:
    'Tryk på hvad som helst for at se hvad det er. Du kan også holde fingeren nede eller højreklikke.',
  titles: { status: 'Det skal du gøre nu', coat: 'Våbenskjold' },
  advice: 'Havnefogedens råd',
  tip: {
    title: 'Tip',
    close: 'Luk tip',
    noMore: 'Slå tip fra',
    off: 'Tip er slået fra. Du kan slå dem til igen i indstillingerne.',
  },
  passAndPlay: 'Flere spillere deler denne enhed og sender den videre efter hver tur.',
  undo: (deed) => (deed === '' ? 'Du kan fortryde dit seneste skridt.' : `Fortryder: ${deed}`),
  what: {
    status: 'Hvis tur det er, og hvad der skal ske nu.',
    progress: 'Hvor langt spillet er nået.',
    undo: 'Fortryder dit seneste skridt, så længe der ikke er slået terninger eller vendt kort, og ingen anden spiller har lavet et træk.',
    menu: 'Flere handlinger: spillog, tastaturgenveje, hent spillet og indstillinger.',
    log: 'Alt hvad der er sket i spillet, det seneste først.',
    keys: 'Du kan spille hele spillet med tastaturet.',
    ask: 'Tryk derefter på hvad som helst for at få det forklaret.',
    settings: 'Sprog, tema, animationer, lyd, tip og mere. Spillet forbliver åbent.',
    record: 'Gemmer hele spillet som en lille tekstfil, træk for træk.',
    leave: 'Forlader bordet. Spillet er gemt; du finder det på forsiden.',
    opponent:
      'En anden spillers hus. Tryk på det for at se det større, med alt hvad spilleren har.',
    'side-close': 'Lukker dette panel.',
    'side-button': 'Viser alle brikker.',
    news: 'Hvad de andre spillere har gjort siden dit seneste træk.',
    result: 'Viser slutresultatet og pointfordelingen.',
    handover:
      'Giv enheden til den næste spiller. Spillerens kort er skjult indtil vedkommende er klar.',
    tip: 'Et tip til dine første spil. Du behøver ikke følge det.',
    advice:
      'Viser hvad havnefogeden ville gøre her: først et vink, så hele trækket. Når spillet er slut, ser du hvor ofte du spurgte.',
  },
};
