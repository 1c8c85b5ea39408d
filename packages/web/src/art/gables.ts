/** The four gables, one a seat: outline from the left eave to the right one, and its trimmings. */
export const GABLES = [
  {
    // stepped
    outline: 'M8 66V55H32V43H56V31H80V19H100V6H144V19H164V31H188V43H212V55H236V66Z',
    caps: 'M6 55H34M30 43H58M54 31H82M78 19H102M98 6H146M142 19H166M162 31H190M186 43H214M210 55H238',
    curls: '',
  },
  {
    // bell
    outline: 'M8 66C44 66 58 54 68 36 78 18 96 6 122 5 148 6 166 18 176 36 186 54 200 66 236 66Z',
    caps: 'M8 66C44 66 58 54 68 36 78 18 96 6 122 5 148 6 166 18 176 36 186 54 200 66 236 66',
    curls: 'M28 63a6 6 0 1 1-6-6a4 4 0 0 1 3 5M216 63a6 6 0 1 0 6-6a4 4 0 0 0-3 5',
  },
  {
    // neck
    outline: 'M8 66V58H30C56 58 68 46 70 30V20H66L122 3 178 20H174V30C176 46 188 58 214 58H236V66Z',
    caps: 'M64 20.5 122 3 180 20.5ZM6 58H32M212 58H238',
    curls:
      'M30 58C56 58 68 46 70 30M214 58C188 58 176 46 174 30M58 47a5 5 0 1 1-7-4M186 47a5 5 0 1 0 7-4',
  },
  {
    // spout
    outline: 'M8 66 96 17V6H148V17L236 66Z',
    caps: 'M8 66 96 17V6H148V17L236 66M93 6H151',
    curls: 'M100 11H144',
  },
] as const;
