/** The bands of latitude that the error tables are divided into. */
export const CLIMATE_REGIONS = [
  { name: 'Arctic and subarctic, north of 60 N', from: 60, to: 90.1 },
  { name: '40 to 60 N', from: 40, to: 60 },
  { name: '20 to 40 N', from: 20, to: 40 },
  { name: 'tropics, 20 N to 20 S', from: -20, to: 20 },
  { name: 'south of 20 S', from: -90.1, to: -20 },
] as const;
