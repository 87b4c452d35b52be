/** Around a picture that opens something. */
export const pictureFrame = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  overflow: 'hidden',
  _hover: { borderColor: 'border.emphasized' },
} as const;
