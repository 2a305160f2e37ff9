// Imported first: React reads this when it is loaded, and its development build is not for serving.
process.env.NODE_ENV ??= 'production';
